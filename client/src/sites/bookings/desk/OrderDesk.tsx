import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { timezoneOf } from '../../../features/carts/cart.ts'
import { RefundForm } from '../../../features/orders/refunding/RefundForm.tsx'
import { numberIn } from '../../../features/orders/refunding/refund.ts'
import { useDeskOrder } from '../../../features/orders/refunding/use-desk-order.ts'
import { orderNumber } from '../../../features/orders/receipt.ts'
import { Receipt } from '../../../features/orders/Receipt.tsx'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { takeFocus } from '../../../ui/focus/move-focus.ts'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { AccountPart } from '../../../ui/layout/page/AccountPart.tsx'
import { paths } from '../paths.ts'

const Stack = styled('div', { base: { display: 'grid', gap: '8', minWidth: 0 } })
const Title = styled('h2', { base: { fontSize: { base: 'lg', md: 'xl' }, mb: '4', outline: 'none' } })
const Ask = styled('form', {
  base: { display: 'grid', gap: '3', justifyItems: 'start', maxWidth: '640px', '& > :first-child': { width: 'full' } },
})

/** '/desk/orders' and '/desk/orders/{orderId}': any order by its number, and its refunds. [O-361] */
export function OrderDesk({ asked }: { readonly asked: string }) {
  const { t } = useTranslation(['desk'])
  const navigate = useNavigate()
  const [text, setText] = useState(asked)
  const [problem, setProblem] = useState<string | undefined>()
  const form = useRef<HTMLFormElement>(null)
  const orderId = numberIn(asked)

  useEffect(() => {
    if (asked === '') form.current?.querySelector('input')?.focus()
  }, [asked])

  function look(): void {
    const number = numberIn(text)
    if (number === null) {
      setProblem(t('desk:orders.problem'))
      form.current?.querySelector('input')?.focus()
      return
    }
    void navigate(paths.deskOrder(number))
  }

  return (
    <Stack>
      <AccountPart title={t('desk:orders.title')}>
        <Ask
          ref={form}
          role="search"
          aria-label={t('desk:orders.title')}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            look()
          }}
        >
          <TextField
            label={t('desk:orders.number')}
            help={t('desk:orders.numberHelp')}
            autoComplete="off"
            value={text}
            error={problem}
            onChange={setText}
          />
          <Button type="submit" variant={orderId === null ? 'primary' : 'secondary'}>
            {t('desk:orders.find')}
          </Button>
        </Ask>
      </AccountPart>
      {orderId === null ? null : <FoundOrder key={orderId} orderId={orderId} />}
    </Stack>
  )
}

function FoundOrder({ orderId }: { readonly orderId: number }) {
  const { t } = useTranslation(['desk'])
  const query = useDeskOrder(orderId)
  if (query.status === 'loading') return <Skeleton height={200} />
  if (query.status === 'error') return <InlineError>{t('desk:orders.unknown', { number: orderId })}</InlineError>
  const order = query.data
  const number = orderNumber(order, String(orderId))
  return (
    <div>
      <Title ref={takeFocus} tabIndex={-1}>
        {t('desk:orders.found', { number })}
      </Title>
      <Columns
        asideOnPhones
        asideLabel={t('desk:refund.title')}
        aside={<RefundForm orderId={orderId} order={order} onRefunded={query.refresh} />}
      >
        <Receipt order={order} number={number} name={order.customerName ?? ''} timezone={timezoneOf(order.items)} />
      </Columns>
    </div>
  )
}
