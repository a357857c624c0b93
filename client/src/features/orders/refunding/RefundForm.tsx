import { amountIn, decimal, format, minorUnits } from '@touchline/money'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../../api/api-error.ts'
import { serverMessage } from '../../../api/errors.ts'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { dotted } from '../../../i18n/dotted.ts'
import { dateText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { RadioGroup } from '../../../ui/fields/choices/RadioGroup.tsx'
import { Select } from '../../../ui/fields/choices/Select.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { goToField, takeFocus } from '../../../ui/focus/move-focus.ts'
import { AccountPart, Quiet } from '../../../ui/layout/page/AccountPart.tsx'
import { useLineText } from '../use-line-text.ts'
import { isTicketLine } from '../receipt-lines.ts'
import { restOf, restOfLine, waysOf } from './refund.ts'
import type { DeskOrder, RefundWay } from './refund.ts'
import { useRefunding } from './use-desk-order.ts'

const Form = styled('form', { base: { display: 'grid', gap: '4', minWidth: 0, maxWidth: '640px' } })
const DoneText = styled('p', { base: { fontWeight: 'bold', outline: 'none' } })

const goToFirst = (form: HTMLElement | null): void => form?.querySelector('select')?.focus()

type Props = {
  readonly orderId: number
  readonly order: DeskOrder
  readonly onRefunded: () => Promise<void>
}

/** Staff refund a line of an order, or an amount of it. [O-180] */
export function RefundForm({ orderId, order, onRefunded }: Props) {
  const { t } = useTranslation(['checkout', 'desk'])
  const rest = restOf(order)
  const ways = waysOf(order)
  const [done, setDone] = useState<string | null>(null)
  const [isAgain, setIsAgain] = useState(false)
  const symbol = useCurrencySymbol()

  async function refunded(what: string): Promise<void> {
    await onRefunded()
    setDone(what)
    setIsAgain(false)
  }

  if (order.status !== 'success' || rest === 0 || ways.length === 0) {
    return (
      <AccountPart title={t('desk:refund.title')}>
        {done === null ? null : <Done text={done} />}
        <p>
          {t(
            order.status === 'success' && rest === 0 && order.total?.value
              ? 'desk:refund.allDone'
              : 'desk:refund.nothing',
          )}
        </p>
      </AccountPart>
    )
  }
  if (done !== null && !isAgain) {
    return (
      <AccountPart title={t('desk:refund.title')}>
        <Done text={`${done} ${t('desk:refund.left', { amount: format(rest, symbol) })}`} />
        <div>
          <Button variant="secondary" onClick={() => setIsAgain(true)}>
            {t('desk:refund.again')}
          </Button>
        </div>
      </AccountPart>
    )
  }
  return (
    <AccountPart title={t('desk:refund.title')} intro={t('desk:refund.intro')}>
      <RefundFields
        key={rest}
        orderId={orderId}
        order={order}
        rest={rest}
        ways={ways}
        isAgain={isAgain}
        onRefunded={refunded}
      />
    </AccountPart>
  )
}

/** The refund that was just made. It takes the focus, so that a second press refunds nothing. */
function Done({ text }: { readonly text: string }) {
  return (
    <DoneText ref={takeFocus} tabIndex={-1}>
      {text}
    </DoneText>
  )
}

type FieldsProps = Omit<Props, 'onRefunded'> & {
  readonly rest: number
  readonly ways: readonly RefundWay[]
  /** Opened by a press after another refund: the form takes the focus. */
  readonly isAgain: boolean
  readonly onRefunded: (what: string) => Promise<void>
}

function RefundFields({ orderId, order, rest, ways, isAgain, onRefunded }: FieldsProps) {
  const { t } = useTranslation(['checkout', 'desk'])
  const symbol = useCurrencySymbol()
  const lineText = useLineText()
  const refund = useRefunding(orderId)
  const { busy, run } = useBusy()
  const amountId = useId()
  const lines = order.items.flatMap((line) => {
    const left = restOfLine(order, line)
    if (line.id === null || left === 0) return []
    const { id, startsAt, purchasedForName } = line
    const name = lineText.counted({ name: line.name, quantity: line.quantity ?? 1, isExtra: false })
    const what = [
      name,
      lineText.forWhom({ person: purchasedForName ?? null, isTicket: isTicketLine(line) }),
      startsAt ? dateText(startsAt) : null,
    ]
    return [{ id, what: dotted([...what, format(left, symbol)]), left }]
  })
  const [first] = lines
  const [lineId, setLineId] = useState(lines.length === 1 && first ? String(first.id) : '')
  const most = lines.find(({ id }) => String(id) === lineId)?.left ?? rest
  const [typed, setTyped] = useState<string | null>(null)
  const [way, setWay] = useState<RefundWay | undefined>(ways[0])
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const text = typed ?? decimal(minorUnits(most))
  const amount = amountIn(text, symbol)

  function send(): void {
    if (amount === null || amount < 1 || amount > most || way === undefined) {
      setProblem(t('desk:refund.amountProblem', { amount: format(most, symbol) }))
      return goToField(amountId)
    }
    setProblem(undefined)
    run(async () => {
      try {
        await refund({ way, amount, itemId: lineId === '' ? null : Number(lineId), reason })
      } catch (error) {
        if (!isApiError(error) || error.code !== 'refund_not_possible') throw error
        setProblem(serverMessage(error) ?? t('desk:refund.notPossible'))
        return goToField(amountId)
      }
      await onRefunded(t('desk:refund.done', { amount: format(amount, symbol), way: t(`desk:refund.to.${way}`) }))
    })
  }

  return (
    <Form
      ref={isAgain ? goToFirst : undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Select
        label={t('desk:refund.line')}
        placeholder={t('desk:refund.noLine')}
        value={lineId}
        options={lines.map(({ id, what }) => ({ value: String(id), label: what }))}
        help={t(lineId === '' ? 'desk:refund.noLineHelp' : 'desk:refund.lineHelp')}
        onChange={(chosen) => {
          setLineId(chosen)
          setTyped(null)
        }}
      />
      <RadioGroup
        label={t('desk:refund.way')}
        value={way ?? ''}
        options={ways.map((one) => ({ value: one, label: t(`desk:refund.ways.${one}`) }))}
        onChange={(chosen) => setWay(ways.find((one) => one === chosen))}
      />
      <TextField
        id={amountId}
        label={t('checkout:desk.amount')}
        inputMode="decimal"
        autoComplete="off"
        help={t('desk:refund.atMost', { amount: format(most, symbol) })}
        value={text}
        error={problem}
        onChange={setTyped}
      />
      <TextField
        label={t('desk:refund.reason')}
        help={t('desk:refund.reasonHelp')}
        optional
        maxLength={255}
        autoComplete="off"
        value={reason}
        onChange={setReason}
      />
      <div>
        <Button type="submit" busy={busy}>
          {amount === null || way === undefined
            ? t('desk:refund.action')
            : t('desk:refund.actionOf', { amount: format(amount, symbol), way: t(`desk:refund.to.${way}`) })}
        </Button>
      </div>
      <Quiet>{t('desk:refund.mail')}</Quiet>
    </Form>
  )
}
