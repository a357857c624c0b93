import { useCallback, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { AnsweredPart } from '../../../app/answers/AnsweredPart.tsx'
import { platformNow } from '../../../app/platform-clock.ts'
import { useTillVenues } from '../../../features/checkout/use-till-venues.ts'
import { useDaySessions } from '../../../features/occurrences/desk/use-desk-sessions.ts'
import { addDays, dayIn, isDay, startOfDay } from '../../../i18n/calendar.ts'
import { fullDayText } from '../../../i18n/when.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { Select } from '../../../ui/fields/choices/Select.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { AccountPart } from '../../../ui/layout/page/AccountPart.tsx'
import { DayList } from './DayList.tsx'

const Choices = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '3',
    mb: '2',
    '& > :first-child': { minWidth: '220px' },
  },
})

/** '/desk/sessions': what takes place at a venue on a day, with the places taken. [O-361] */
export function SessionsDesk() {
  const { t } = useTranslation(['desk'])
  const [query, setQuery] = useSearchParams()
  const { venues, homeVenueId } = useTillVenues()
  const asked = venues.find(({ id }) => String(id) === query.get('venue'))
  const venue = asked ?? venues.find(({ id }) => id === homeVenueId) ?? venues[0] ?? null
  const today = dayIn(venue?.timezone, platformNow())
  const wanted = query.get('day') ?? ''
  const day = isDay(wanted) ? wanted : today
  // A day while it is typed; null once it is one.
  const [typed, setTyped] = useState<string | null>(null)
  const sessions = useDaySessions(venue?.id ?? null, day)

  const choices = useRef<HTMLDivElement>(null)
  const hasBegun = useRef(false)
  // The arrival alone: a chosen day keeps the focus on the choice.
  const begin = useCallback((first: HTMLElement | null) => {
    const isChoosing = choices.current?.contains(document.activeElement) === true
    if (!hasBegun.current && !isChoosing) (first ?? choices.current?.querySelector('select'))?.focus()
    hasBegun.current = true
  }, [])

  function show(change: Readonly<Record<string, string>>): void {
    setTyped(null)
    setQuery({ ...(venue === null ? {} : { venue: String(venue.id) }), day, ...change }, { replace: true })
  }

  return (
    <AccountPart title={t('desk:sessions.title', { day: fullDayText(startOfDay(day)) })}>
      <Choices ref={choices}>
        <Select
          label={t('desk:sessions.venue')}
          placeholder={null}
          value={String(venue?.id ?? '')}
          options={venues.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id) => show({ venue: id })}
        />
        <DateField
          label={t('desk:sessions.day')}
          value={typed ?? day}
          onChange={(chosen) => (isDay(chosen) ? show({ day: chosen }) : setTyped(chosen))}
        />
        <Button variant="secondary" onClick={() => show({ day: addDays(day, -1) })}>
          {t('desk:sessions.before')}
        </Button>
        <Button variant="secondary" onClick={() => show({ day: addDays(day, 1) })}>
          {t('desk:sessions.after')}
        </Button>
      </Choices>
      <AnsweredPart query={sessions} waiting={<Skeleton shape="lines" />} failed={t('desk:sessions.failed')}>
        {(found) => <DayList key={`${venue?.id} ${day}`} sessions={found} onShown={begin} />}
      </AnsweredPart>
    </AccountPart>
  )
}
