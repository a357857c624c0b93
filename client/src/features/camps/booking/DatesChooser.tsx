import { format, zero } from '@touchline/money'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { styled } from '../../../theme/styled.ts'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { FormStep } from '../../../ui/forms/FormStep.tsx'
import type { DatesChoice } from '../../occurrences/booking/draft/booking-draft.ts'
import type { Schedule } from '../../occurrences/schedules/schedule.ts'
import { rhythmOf } from '../../occurrences/schedules/schedule-rhythm.ts'
import { useScheduleText } from '../../occurrences/schedules/use-schedule-text.ts'
import { refusalText } from '../../occurrences/schedules/standing-text.ts'
import type { Session } from '../../occurrences/session.ts'
import { sessionsShown } from './camp-offer.ts'
import type { CampOffer } from './camp-offer.ts'
import { campWeeks } from './camp-weeks.ts'
import { savingOfWhole } from './camp-selection.ts'
import { ChoiceNotice } from './ChoiceNotice.tsx'
import { HowToBook, OnlyWay } from './HowToBook.tsx'
import { likeAll, sessionRow } from './session-row.ts'
import { useCampTexts } from './use-camp-texts.ts'
import { WeekOfSessions } from './WeekOfSessions.tsx'

const Weeks = styled('div', { base: { display: 'grid', gap: '6' } })
const Nothing = styled('p', { base: { color: 'fg.muted' } })

type Props = {
  readonly id: string
  readonly camp: Schedule
  readonly offer: CampOffer
  readonly choice: DatesChoice
  /** Ids of all sessions that can be booked. */
  readonly bookable: readonly string[]
  readonly now: number
  /** No attendee is chosen, so the state of the dates may differ. */
  readonly nobodyYet: boolean
  /** The choice is the offer's own, and nobody has made another one. */
  readonly isPreselected: boolean
  readonly error: string | undefined
  readonly onChange: (choice: DatesChoice) => void
  /** The action for a full session. */
  readonly waiting: (session: Session) => ReactNode
}

/** The two ways of booking, or the only one. [S2-158, S4-053, S4-054, S4-058] */
function Ways({ camp, offer, choice, bookable, onChange }: Props) {
  const { t } = useTranslation(['courses'])
  const texts = useCampTexts(camp)
  const text = useScheduleText()
  if (offer.kind === 'whole') return <OnlyWay name={texts.entire()} detail={text.span(camp)} />
  const chosen = choice.kind === 'sessions' ? choice.sessionIds.length : null
  const byDate = { id: 'sessions', name: t('courses:campBooking.chooseDates'), detail: texts.perDay(chosen) } as const
  const why = offer.kind === 'sessions' ? offer.whyNotWhole : null
  if (offer.kind === 'sessions' && why === null) return <OnlyWay name={byDate.name} detail={byDate.detail} />
  return (
    <HowToBook
      label={t('courses:campBooking.how')}
      chosen={choice.kind}
      ways={[
        {
          id: 'whole',
          name: texts.entire(),
          detail: why ? texts.notPossible(why) : text.span(camp),
          disabled: why !== null,
        },
        { ...byDate, disabled: bookable.length === 0 },
      ]}
      onChange={(kind) => onChange(kind === 'whole' ? { kind } : { kind, sessionIds: [] })}
    />
  )
}

/** Entire camp or dates, with the sessions by week. */
export function DatesChooser(props: Props) {
  const { id, camp, offer, choice, bookable, now, nobodyYet, isPreselected, error, onChange, waiting } = props
  const { t } = useTranslation(['courses'])
  const symbol = useCurrencySymbol()
  const shown = sessionsShown(camp)
  const withTime = rhythmOf(camp).kind === 'several'
  const ids = choice.kind === 'sessions' ? choice.sessionIds : []
  const choose = (changed: readonly string[], chosen: boolean): void => {
    const others = ids.filter((id) => !changed.includes(id))
    onChange({ kind: 'sessions', sessionIds: chosen ? [...others, ...changed] : others })
  }
  if (nobodyYet) {
    return (
      <FormStep id={id} title={t('courses:campBooking.dates')} done={false}>
        <Nothing>{t('courses:campBooking.whoFirst')}</Nothing>
      </FormStep>
    )
  }
  const weeks = campWeeks(camp, shown).map(({ number, sessions }) => ({
    number,
    rows: sessions.map((session) => sessionRow(session, choice, now)),
  }))
  const like = likeAll(weeks.flatMap(({ rows }) => rows))
  const why = like && (refusalText(like.session.bookableAction?.reason ?? null, t) ?? like.message)
  const done = choice.kind === 'whole' || ids.length > 0
  const saving = offer.kind === 'either' ? savingOfWhole(camp, choice, now) : zero
  return (
    <FormStep id={id} title={t('courses:campBooking.dates')} done={done}>
      <Ways {...props} />
      {isPreselected && offer.kind === 'sessions' && ids.length > 0 ? (
        <ChoiceNotice
          datesId={id}
          text={t('courses:campBooking.chosenForYou', { count: ids.length })}
          action={t('courses:campBooking.clear')}
          label={t('courses:campBooking.clearNamed')}
          onAct={() => onChange({ kind: 'sessions', sessionIds: [] })}
        />
      ) : null}
      {saving > 0 ? (
        <ChoiceNotice
          datesId={id}
          text={t('courses:campBooking.wholeIsLess', { count: ids.length, amount: format(saving, symbol) })}
          action={t('courses:campBooking.takeWhole')}
          onAct={() => onChange({ kind: 'whole' })}
        />
      ) : null}
      {error === undefined ? null : <InlineError>{error}</InlineError>}
      {offer.kind === 'sessions' && bookable.length === 0 ? (
        <Nothing>{[t('courses:campBooking.noSession'), why].filter(Boolean).join(' ')}</Nothing>
      ) : null}
      <Weeks>
        {weeks.map(({ number, rows }) => (
          <WeekOfSessions
            key={number ?? 0}
            number={number}
            rows={why === null ? rows : rows.map((row) => ({ ...row, message: null }))}
            withTime={withTime}
            onChange={choose}
            waiting={waiting}
          />
        ))}
      </Weeks>
    </FormStep>
  )
}
