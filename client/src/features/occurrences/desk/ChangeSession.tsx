import { deletionReasons } from '@touchline/contract/client'
import { format } from '@touchline/money'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AnsweredPart } from '../../../app/answers/AnsweredPart.tsx'
import type { Query } from '../../../app/answers/use-query.ts'
import { useBusy } from '../../../app/answers/use-busy.ts'
import { platformNow } from '../../../app/platform-clock.ts'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { showToast } from '../../../app/toasts/toasts.ts'
import { instantOf } from '../../../i18n/calendar.ts'
import { timeText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Select } from '../../../ui/fields/choices/Select.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { goToField, takeFocus } from '../../../ui/focus/move-focus.ts'
import { useLostFocus } from '../../../ui/focus/use-lost-focus.ts'
import { AccountPart } from '../../../ui/layout/page/AccountPart.tsx'
import { changeSession } from './change-session.ts'
import type { SessionChange } from './change-session.ts'
import { useRegister } from './use-desk-sessions.ts'
import { typedTime } from './typed-time.ts'
import type { DeskSession, Place } from './use-desk-sessions.ts'
import { useReturned } from './use-returned.ts'

const Stack = styled('div', { base: { display: 'grid', gap: '3', minWidth: 0, maxWidth: '640px', mt: '6' } })
const Form = styled('form', { base: { display: 'grid', gap: '3', justifyItems: 'start', outline: 'none' } })
const Ways = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })
const Title = styled('h3', {
  base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: 'normal', outline: 'none' },
})
const Fields = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })
const Effect = styled('div', { base: { fontWeight: 'bold', overflowWrap: 'anywhere' } })

type Kind = SessionChange['kind']

/** The changes that a session allows: one that has begun none, a postponed one a new date instead of a new time. */
function kindsFor({ status, isPostponed, startsAt }: DeskSession): readonly Kind[] {
  if (status === 'cancelled') return []
  if (isPostponed === true) return ['date', 'call-off']
  if (instantOf(startsAt) <= platformNow()) return []
  // A platform that does not know of postponed sessions says nothing of them.
  return isPostponed === false ? ['move', 'postpone', 'call-off'] : ['move', 'call-off']
}

type Props = { readonly session: DeskSession; readonly onChanged: () => Promise<void> }

/** Moving, postponing and calling off a session, each with whom it concerns before it is done. [O-528] */
export function ChangeSession({ session, onChanged }: Props) {
  const { t } = useTranslation(['desk'])
  const [chosen, setChosen] = useState<Kind | null>(null)
  const kept = useLostFocus<HTMLDivElement>()
  const register = useRegister(session.id)
  const kinds = kindsFor(session)
  const isOff = session.status === 'cancelled'
  if (kinds.length === 0 && chosen === null && !isOff) return null

  function choose(kind: Kind): void {
    setChosen(kind)
    // Others may have booked since the page was opened.
    void register.refresh()
  }

  return (
    <Stack {...kept} tabIndex={-1}>
      <AccountPart title={t('desk:change.title')}>
        {isOff ? <p>{t('desk:change.isOff')}</p> : null}
        {chosen === null ? (
          <Ways>
            {kinds.map((kind) => (
              <Button key={kind} variant="secondary" size="small" onClick={() => choose(kind)}>
                {t(`desk:change.ways.${kind}`)}
              </Button>
            ))}
          </Ways>
        ) : (
          <ChangeForm
            kind={chosen}
            session={session}
            register={register}
            onKept={() => setChosen(null)}
            onChanged={async () => {
              await Promise.all([onChanged(), register.refresh()])
              setChosen(null)
            }}
          />
        )}
      </AccountPart>
    </Stack>
  )
}

type FormProps = Props & {
  readonly kind: Kind
  readonly register: Query<readonly Place[]>
  readonly onKept: () => void
}

function ChangeForm({ kind, session, register, onKept, onChanged }: FormProps) {
  const { t } = useTranslation(['desk'])
  const { busy, run } = useBusy()
  const ids = { reason: useId(), date: useId(), time: useId() }
  const [reason, setReason] = useState('')
  const [date, setDate] = useState('')
  const [time, setTime] = useState('')
  const [problem, setProblem] = useState<{ readonly field: keyof typeof ids; readonly text: string } | null>(null)
  const errorOf = (field: keyof typeof ids) => (problem?.field === field ? problem.text : undefined)

  function readChange(): SessionChange | keyof typeof ids {
    const known = deletionReasons.find((one) => one === reason)
    const startTime = typedTime(time)
    switch (kind) {
      case 'postpone':
        return { kind, reason: known }
      case 'call-off':
        return known === undefined ? 'reason' : { kind, reason: known }
      case 'move':
        return startTime === null ? 'time' : { kind, startTime }
      case 'date':
        if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return 'date'
        return startTime === null ? 'time' : { kind, date, startTime }
    }
  }

  function change(): void {
    const read = readChange()
    if (typeof read === 'string') {
      setProblem({ field: read, text: t(`desk:change.problems.${read}`) })
      return goToField(ids[read])
    }
    run(async () => {
      const emails = await changeSession(session.id, read)
      await onChanged()
      const done = t(`desk:change.done.${kind}`)
      showToast({
        type: 'success',
        content: emails === null ? done : `${done} ${t('desk:change.emails', { count: emails })}`,
      })
    })
  }

  return (
    <Form
      noValidate
      aria-label={t(`desk:change.ways.${kind}`)}
      onSubmit={(event) => {
        event.preventDefault()
        change()
      }}
    >
      <Title ref={takeFocus} tabIndex={-1}>
        {t(`desk:change.ways.${kind}`)}
      </Title>
      <AnsweredPart query={register} waiting={<Skeleton shape="lines" />} failed={t('desk:change.failed')}>
        {(places) => <EffectText kind={kind} places={places} />}
      </AnsweredPart>
      {kind === 'call-off' || kind === 'postpone' ? (
        <Select
          id={ids.reason}
          label={t('desk:change.reason')}
          optional={kind === 'postpone'}
          value={reason}
          error={errorOf('reason')}
          options={deletionReasons.map((value) => ({ value, label: t(`desk:change.reasons.${value}`) }))}
          onChange={setReason}
        />
      ) : null}
      <Fields>
        {kind === 'date' ? (
          <DateField
            id={ids.date}
            label={t('desk:change.date')}
            value={date}
            error={errorOf('date')}
            onChange={setDate}
          />
        ) : null}
        {kind === 'date' || kind === 'move' ? (
          <TextField
            id={ids.time}
            label={t('desk:change.time')}
            help={
              kind === 'move'
                ? t('desk:change.timeNow', { time: timeText(session.startsAt) })
                : t('desk:change.timeForm')
            }
            autoComplete="off"
            value={time}
            error={errorOf('time')}
            onChange={setTime}
          />
        ) : null}
      </Fields>
      <Ways>
        <Button type="submit" busy={busy || register.status === 'loading'}>
          {t(`desk:change.sure.${kind}`)}
        </Button>
        <Button variant="text" onClick={onKept}>
          {t('desk:change.keep')}
        </Button>
      </Ways>
    </Form>
  )
}

/** How many bookings a change concerns, and what it does to them and their money. */
function EffectText({ kind, places }: { readonly kind: Kind; readonly places: readonly Place[] }): ReactNode {
  const { t } = useTranslation(['desk'])
  const ids = places.filter(({ status }) => status === 'settled').map(({ id }) => id)
  if (ids.length === 0) return <Effect>{t('desk:change.nobody')}</Effect>
  return (
    <Effect>
      <p>{t(`desk:change.effect.${kind}`, { count: ids.length })}</p>
      {kind === 'call-off' ? <Returned bookingIds={ids} /> : null}
    </Effect>
  )
}

function Returned({ bookingIds }: { readonly bookingIds: readonly number[] }): ReactNode {
  const { t } = useTranslation(['desk'])
  const symbol = useCurrencySymbol()
  const returned = useReturned(bookingIds)
  return (
    <AnsweredPart query={returned} waiting={<Skeleton shape="lines" />} failed={t('desk:change.refundUnknown')}>
      {(amount) => (
        <p>{amount === 0 ? t('desk:change.noRefund') : t('desk:change.refund', { amount: format(amount, symbol) })}</p>
      )}
    </AnsweredPart>
  )
}
