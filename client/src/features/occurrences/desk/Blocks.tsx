import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBusy } from '../../../app/answers/use-busy.ts'
import type { Customer } from '../../../app/session/session-state.ts'
import { showToast } from '../../../app/toasts/toasts.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useLostFocus } from '../../../ui/focus/use-lost-focus.ts'
import { goToField, takeFocus } from '../../../ui/focus/move-focus.ts'
import { AccountPart, Quiet } from '../../../ui/layout/page/AccountPart.tsx'
import { DeskRow, DeskRows, RowName, RowWays } from './DeskRows.tsx'
import { keepPlaces, releasePlaces } from './use-desk-sessions.ts'
import type { DeskSession } from './use-desk-sessions.ts'

const Stack = styled('div', { base: { display: 'grid', gap: '4', minWidth: 0, maxWidth: '640px' } })
const Form = styled('form', { base: { display: 'grid', gap: '3', justifyItems: 'start' } })
const Ways = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })
const ForWhom = styled('p', { base: { fontWeight: 'bold', overflowWrap: 'anywhere', outline: 'none' } })

type Props = {
  readonly session: DeskSession
  readonly onChanged: () => Promise<void>
  /** The search for the account that places are kept for. */
  readonly search: (onChosen: (club: Customer) => void) => ReactNode
}

/** Places of a session kept for clubs and schools, to see, to add and to release. [O-93] */
export function Blocks({ session, onChanged, search }: Props) {
  const { t } = useTranslation(['desk'])
  const { busy, run } = useBusy()
  const [asking, setAsking] = useState<number | null>(null)
  const blocks = session.blockBookingInformation ?? []
  const kept = useLostFocus<HTMLDivElement>()

  function release(blockId: number): void {
    run(async () => {
      await releasePlaces(session.id, blockId)
      setAsking(null)
      await onChanged()
      showToast({ type: 'success', content: t('desk:blocks.released') })
    })
  }

  return (
    <AccountPart title={t('desk:blocks.title')} intro={t('desk:blocks.intro')}>
      <Stack {...kept} tabIndex={-1}>
        {blocks.length === 0 ? <p>{t('desk:blocks.none')}</p> : null}
        <DeskRows>
          {blocks.map(({ bookingId, name, count, paymentReference }) => {
            if (bookingId === null) return null
            const who = name ?? t('desk:blocks.unnamed')
            return (
              <DeskRow key={bookingId}>
                <div>
                  <RowName>{who}</RowName>
                  {paymentReference === null ? null : <Quiet>{paymentReference}</Quiet>}
                </div>
                <RowWays>
                  {typeof count === 'number' ? <span>{t('desk:blocks.places', { count })}</span> : null}
                  {asking === bookingId ? (
                    <>
                      <Button
                        size="small"
                        busy={busy}
                        label={t('desk:blocks.releaseNamed', { name: who })}
                        onClick={() => release(bookingId)}
                      >
                        {t('desk:blocks.releaseSure')}
                      </Button>
                      <Button variant="text" size="small" onClick={() => setAsking(null)}>
                        {t('desk:blocks.keep')}
                      </Button>
                    </>
                  ) : (
                    <Button
                      variant="secondary"
                      size="small"
                      label={t('desk:blocks.releaseNamed', { name: who })}
                      onClick={() => setAsking(bookingId)}
                    >
                      {t('desk:blocks.release')}
                    </Button>
                  )}
                </RowWays>
              </DeskRow>
            )
          })}
        </DeskRows>
        <NewBlock session={session} onChanged={onChanged} search={search} />
      </Stack>
    </AccountPart>
  )
}

/** First whom places are kept for, then how many. */
function NewBlock({ session, onChanged, search }: Props) {
  const { t } = useTranslation(['desk'])
  const { busy, run } = useBusy()
  const countId = useId()
  const [club, setClub] = useState<Customer | null>(null)
  const [count, setCount] = useState('')
  const [reference, setReference] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const left = session.capacity?.available ?? null

  function keep(): void {
    const wanted = Number(count)
    const isMore = left !== null && wanted > left
    if (!Number.isInteger(wanted) || wanted < 1 || isMore) {
      setProblem(isMore ? t('desk:blocks.tooMany', { count: left }) : t('desk:blocks.countProblem'))
      return goToField(countId)
    }
    if (club === null) return
    run(async () => {
      await keepPlaces(session.id, { userId: club.id, count: wanted, reference })
      await onChanged()
      showToast({ type: 'success', content: t('desk:blocks.kept', { count: wanted, name: club.name }) })
      setClub(null)
      setCount('')
      setReference('')
      setProblem(undefined)
    })
  }

  if (left === 0)
    return (
      <p data-rest="" tabIndex={-1}>
        {t('desk:blocks.full')}
      </p>
    )
  if (club === null) return search(setClub)
  return (
    <Form
      noValidate
      aria-label={t('desk:blocks.for', { name: club.name })}
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
    >
      <ForWhom ref={takeFocus} tabIndex={-1}>
        {t('desk:blocks.for', { name: club.name })}
      </ForWhom>
      <NumberField
        id={countId}
        label={t('desk:blocks.count')}
        help={left === null ? undefined : t('desk:blocks.left', { count: left })}
        value={count}
        error={problem}
        onChange={setCount}
      />
      <TextField
        label={t('desk:blocks.reference')}
        optional
        maxLength={80}
        autoComplete="off"
        value={reference}
        onChange={setReference}
      />
      <Ways>
        <Button type="submit" busy={busy}>
          {t('desk:blocks.keepPlaces')}
        </Button>
        <Button variant="text" onClick={() => setClub(null)}>
          {t('desk:blocks.another')}
        </Button>
      </Ways>
    </Form>
  )
}
