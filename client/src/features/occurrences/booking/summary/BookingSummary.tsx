import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { usePersonTone } from '../../../../app/session/person-tone.ts'
import { useCurrencySymbol } from '../../../../app/site-record.ts'
import { styled } from '../../../../theme/styled.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { asBar } from '../../../../theme/media.ts'
import { Money } from '../../../../ui/text/Money.tsx'
import { goToField } from '../../../../ui/focus/move-focus.ts'
import { PersonChip } from '../../../../ui/labels/PersonChip.tsx'
import type { PersonTone } from '../../../../ui/labels/PersonChip.tsx'
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx'
import { CancelBy } from '../../../../ui/summary/CancelBy.tsx'
import { Missing } from '../../../../ui/summary/Missing.tsx'
import { StillToDo } from '../../../../ui/summary/StillToDo.tsx'
import { Summary } from '../../../../ui/summary/Summary.tsx'
import { SummaryHead } from '../../../../ui/summary/SummaryHead.tsx'
import { SummaryLines } from '../../../../ui/summary/SummaryLines.tsx'
import type { SummaryLine } from '../../../../ui/summary/SummaryLines.tsx'
import type { LineTerms } from '../../terms-together.ts'
import { useCancellationTexts } from '../../use-cancellation-text.ts'
import { useCoverText } from '../../use-cover-text.ts'
import { locationOf } from '../../schedules/schedule.ts'
import type { Schedule } from '../../schedules/schedule.ts'
import { SchedulePicture } from '../../schedules/SchedulePicture.tsx'
import { useScheduleText } from '../../schedules/use-schedule-text.ts'
import { bookingFieldIds } from '../booking-form.ts'
import type { Booking } from '../use-booking.ts'
import type { PersonBooking } from '../use-person-booking.ts'
import { useSummaryLines } from './use-summary-lines.tsx'

/** Why the buttons are disabled, in the specified words; null when they are not. [S5-021 to S5-026, O-24] */
function useBookingHint({ disabled, induction }: Pick<Booking, 'disabled' | 'induction'>): string | null {
  const { t } = useTranslation(['courses'])
  if (disabled === null) return null
  if (disabled.kind === 'message') return disabled.message
  return t(`courses:booking.hints.${disabled.hint}`, { name: induction?.name ?? '' })
}

const InPanel = styled('div', { base: { display: 'grid', gap: '1', [asBar]: { display: 'none' } } })
// The bar's text has less room than a phone gives to normal text, so nothing is cut.
const inLargeText = '@container (max-width: 9rem)'
// Narrower than common phones: two lines become three.
const onNarrowest = '@media (max-width: 340px)'
// Two lines at most, so that the bar stays low. One text, which goes on at the left edge.
const InShort = styled('div', {
  base: {
    lineHeight: '1.2',
    lineClamp: '2',
    overflowWrap: 'anywhere',
    [inLargeText]: { WebkitLineClamp: 'unset' },
    [onNarrowest]: { WebkitLineClamp: 'unset' },
  },
})
const Who = styled('span', {
  base: {
    display: 'inline-block',
    maxWidth: '40%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
    [inLargeText]: { display: 'inline', whiteSpace: 'normal' },
  },
})
// Beside the total: it is never seen without the days that it is for.
const Bought = styled('span', { base: { fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted' } })
const Cover = styled('p', { base: { fontSize: 'sm', color: 'success', fontWeight: 'bold' } })
// Source order is the reading order; in the bar the first action is on the right, under the thumb.
const Second = styled('div', { base: { minWidth: 0, [asBar]: { order: -1 } } })

/** A further person with their booking and the prices that they have; null while they load. */
type Further = {
  readonly id: number
  readonly firstName: string
  readonly booking: PersonBooking | null
  readonly schedule: Schedule | null
}

type Props = {
  readonly schedule: Schedule
  readonly booking: Booking
  /** The terms of cancelling what is chosen, line by line. */
  readonly terms: readonly LineTerms[]
  /** The choice of one person in a few words, beside the total; the lines of several say whose they are. */
  readonly note?: string | null
  /** Further people whose bookings are made together with it. */
  readonly further?: readonly Further[]
  /** The attendee; null while unknown. */
  readonly person: { readonly name: string; readonly firstName: string; readonly tone: PersonTone } | null
}

/** A price line that names its person, among the lines of several. */
function ofPerson(line: SummaryLine, firstName: string, id = 0): SummaryLine {
  const what = (
    <>
      {firstName}: {line.what}
    </>
  )
  return { ...line, id: `${id} ${line.id}`, what }
}

/** The terms of cancelling: one line for all, or one of each person where their deadlines differ. [O-532] */
function useTermsOf(): (terms: readonly LineTerms[], people: readonly string[]) => readonly string[] {
  const textOf = useCancellationTexts()
  const lineOf = (lines: readonly LineTerms[]): readonly string[] => {
    const text = textOf(lines)
    return text ? [[text.by, text.returns].filter(Boolean).join('. ')] : []
  }
  return (terms, people) => {
    const deadlines = new Set(terms.map(({ summary }) => summary?.until?.utc))
    if (deadlines.size < 2 || terms.length !== people.length) return lineOf(terms)
    return terms.flatMap((line, index) => lineOf([line]).map((said) => `${people[index] ?? ''}: ${said}`))
  }
}

/** The booking with its price lines, and the two buttons: basket or checkout. */
export function BookingSummary({ schedule, booking, terms, person, note = null, further = [] }: Props) {
  const { t } = useTranslation(['courses'])
  const text = useScheduleText()
  const symbol = useCurrencySymbol()
  const hint = useBookingHint(booking)
  const linesOf = useSummaryLines()
  const own = linesOf(booking.lines, schedule)
  const lines = [
    ...(further.length > 0 && person ? own.map((line) => ofPerson(line, person.firstName)) : own),
    ...further.flatMap(({ id, firstName, booking: one, schedule: theirs }) =>
      one && theirs ? linesOf(one.lines, theirs).map((line) => ofPerson(line, firstName, id)) : [],
    ),
  ]
  const people = person ? [person.firstName, ...further.map(({ firstName }) => firstName)] : []
  const cancellation = useTermsOf()(terms, people)
  const cover = useCoverText()
  const toneOf = usePersonTone()
  const hintId = useId()
  const { total, disabled, toDo, hinted, form } = booking
  // The login may show that it is not for this person: the message comes to a button that keeps the focus. [O-570]
  const isRefused = disabled?.kind === 'message' || (disabled?.kind === 'hint' && disabled.hint === 'choosePerson')
  const isForm = disabled?.kind === 'hint' && disabled.hint === 'completeRequired'
  // This hint names no field, and no hint names one person of several. [O-529]
  const isVague = isForm || further.length > 0
  // The specified hints have their own order, so the first thing to do is shown as well.
  const leads = toDo.length === 0 || (!isVague && hinted?.id === toDo[0]?.id)
  // A list that includes the hint does not repeat it above.
  const listed = toDo.length > 1 && toDo.some(({ text: gap }) => gap === hint)
  const described = hint === null ? undefined : hintId
  const place = [locationOf(schedule), schedule.venue?.name].filter(Boolean).join(', ')
  const blocked = { disabled: disabled !== null, onBlocked: booking.showMissing, describedBy: described }
  return (
    <Summary
      label={t('courses:booking.actions')}
      head={
        <SummaryHead
          name={schedule.name}
          lines={[schedule.occurrences.length > 0 ? text.rhythm(schedule) : null, text.span(schedule), place || null]}
          picture={<SchedulePicture schedule={schedule} />}
          person={
            person ? (
              <>
                <PersonChip name={person.name} tone={person.tone}>
                  {t('courses:booking.forPerson', { person: person.firstName })}
                </PersonChip>
                {further.map(({ id, firstName }) => (
                  <PersonChip key={id} name={firstName} tone={toneOf({ id, name: firstName })}>
                    {t('courses:booking.forPerson', { person: firstName })}
                  </PersonChip>
                ))}
              </>
            ) : null
          }
        />
      }
      lines={<SummaryLines lines={lines} />}
      total={
        total === null ? null : (
          <>
            <Money amount={total} symbol={symbol} announced />
            {note && further.length === 0 ? <Bought>{` ${note}`}</Bought> : null}
          </>
        )
      }
      notes={
        <>
          {schedule.coveredBy ? <Cover>{cover(schedule.coveredBy)}</Cover> : null}
          {cancellation.map((line) => (
            <CancelBy key={line}>{line}</CancelBy>
          ))}
        </>
      }
      phoneNote={
        <InShort>
          {people.length > 0 ? <Who>{people.join(', ')}</Who> : null}
          {people.length > 0 && hint !== null ? ' · ' : null}
          {leads ? <Missing hint={hint} gap={hinted} /> : <StillToDo toDo={toDo} onGo={goToField} short />}
        </InShort>
      }
      toDo={
        <>
          <VisuallyHidden>
            <span role="status">{isRefused ? hint : null}</span>
          </VisuallyHidden>
          {hint === null ? null : (
            <InPanel>
              <div id={hintId} hidden={listed}>
                <Missing hint={hint} gap={hinted} />
              </div>
              {toDo.length > 1 || isVague ? <StillToDo toDo={toDo} onGo={goToField} /> : null}
            </InPanel>
          )}
        </>
      }
      actions={
        booking.isChange ? (
          <Button
            type="submit"
            form={bookingFieldIds.form}
            size="large"
            wide
            {...blocked}
            busy={form.onward === 'stay'}
          >
            {t('courses:booking.saveChanges')}
          </Button>
        ) : (
          <>
            <Button
              size="large"
              wide
              {...blocked}
              busy={form.onward === 'checkout'}
              onClick={() => void booking.book('checkout')}
            >
              {t('courses:booking.checkoutNow')}
            </Button>
            <Second>
              <Button
                type="submit"
                form={bookingFieldIds.form}
                variant="secondary"
                size="large"
                wide
                {...blocked}
                busy={form.onward === 'stay'}
              >
                {t('courses:booking.addToBasket')}
              </Button>
            </Second>
          </>
        )
      }
    />
  )
}
