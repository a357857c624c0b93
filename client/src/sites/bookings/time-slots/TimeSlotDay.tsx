import { useCallback, useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useBasket } from '../../../features/carts/use-basket.ts'
import { spanOf, stripOf } from '../../../features/timetable/dates/bookable-days.ts'
import { gridOf, isGrid, timesIn } from '../../../features/timetable/court-grid.ts'
import type { Entry } from '../../../features/timetable/entries/entry.ts'
import { TimetableFilters } from '../../../features/timetable/filters/TimetableFilters.tsx'
import { chosenIn, filtered, withChange, withChosen } from '../../../features/timetable/filters/timetable-filters.ts'
import type { Chosen } from '../../../features/timetable/filters/timetable-filters.ts'
import { useEntries } from '../../../features/timetable/entries/use-entries.ts'
import { SaveSearch } from '../../../features/saved-searches/SaveSearch.tsx'
import { ForWhom } from '../../../features/users/ForWhom.tsx'
import { startOfDay } from '../../../i18n/calendar.ts'
import { dateText, fullDayText, weekdayText } from '../../../i18n/when.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { DayStrip } from '../../../ui/layout/days/DayStrip.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import type { Cart } from '../../../features/carts/cart.ts'
import { onAccount } from '../../shared/other-sites.ts'
import { paths } from '../paths.ts'
import { RowsToCome } from '../schedules/RowsToCome.tsx'
import { EntryPanel } from './EntryPanel.tsx'
import { TimeSlotList } from './TimeSlotList.tsx'
import { useGoOnAtEntry } from './use-go-on-at-entry.ts'
import type { TimeSlots } from './use-time-slot-page.ts'

/** Reads again whatever depends on the basket when it is read, changed or paid: places change with it. */
function useReloadWithBasket(cart: Cart | null, refresh: () => Promise<void>): void {
  const known = useRef(cart)
  const latest = useRef(refresh)

  useEffect(() => {
    latest.current = refresh
  })

  useEffect(() => {
    if (known.current === cart) return
    known.current = cart
    void latest.current()
  }, [cart])
}

/**
 * Adds the filters to a followed link. The links themselves omit them, or three hundred rows would render again with
 * every filter.
 */
function useFilteredFollow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate()
  return useCallback(
    (event) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event
      if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
      event.preventDefault()
      void navigate(currentTarget.pathname + window.location.search)
    },
    [navigate],
  )
}

/** One day of an activity: day strip, filters, entries, and the panel of the open one. */
export function TimeSlotDay({ page }: { readonly page: TimeSlots }) {
  const { t } = useTranslation(['activities'])
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const { venue, category, days, today, now, of, askedType, openId } = page
  const entries = useEntries(of, now)
  const basket = useBasket()
  useReloadWithBasket(basket.cart, entries.refresh)

  const all = entries.status === 'success' ? entries.data : null
  const chosen = chosenIn(query)
  const shown = all === null ? [] : filtered(all, chosen)
  const isOfCourts = of.type === 'slots' && isGrid(gridOf(all ?? []), category.customerChooses)
  const count = t(`activities:timetable.count.${of.type}`, { count: isOfCourts ? timesIn(shown) : shown.length })
  const dayName = `${weekdayText(startOfDay(of.day))} ${dateText(startOfDay(of.day))}`
  const span = spanOf(days, today)
  const search = query.size > 0 ? `?${query.toString()}` : ''
  const choose = (next: Chosen): void =>
    setQuery(withChange(new URLSearchParams(window.location.search), chosen, next), { replace: true })
  const dayPath = (day: string): string => paths.timeSlots(venue.slug, category.slug, day, askedType) + search
  const entryPath = ({ id }: Entry): string => paths.timeSlot(venue.slug, category.slug, of.day, of.type, id)
  const keepFilters = useFilteredFollow()
  const goOnAtName = useGoOnAtEntry(openId)
  const close = (): void => void navigate(dayPath(of.day), { replace: true })
  const next = days.find(({ raw, isBookable }) => raw > of.day && isBookable)?.raw ?? null

  return (
    <>
      <PageHeading
        intro={all === null || all.length === 0 ? dayName : `${dayName}, ${count}`}
        aside={<ForWhom insteadOfBanner />}
      >
        {category.name}
      </PageHeading>
      {page.isOver && all?.length === 0 ? null : (
        <DayStrip
          days={stripOf(days, of.day, span).map(({ day, isBookable, isPlanned }) => ({
            day,
            hasAny: isBookable || days.length === 0,
            note: null,
            description: t(isPlanned && isBookable ? 'activities:timetable.planned' : 'activities:timetable.nothing'),
          }))}
          shown={of.day}
          today={today}
          span={span}
          dayPath={dayPath}
        />
      )}
      {entries.status === 'loading' ? <RowsToCome /> : null}
      {entries.status === 'error' ? (
        <InlineError onRetry={() => void entries.refresh()}>{t('activities:timetable.notLoaded')}</InlineError>
      ) : null}
      {all !== null && all.length > 0 ? (
        <>
          <TimetableFilters entries={all} type={of.type} chosen={chosen} status={count} onChange={choose} />
          <SaveSearch
            search={{
              name: category.name,
              path: paths.activity(venue.slug, category.slug),
              query: withChosen(new URLSearchParams(), chosen).toString(),
            }}
            savedAt={onAccount('/')}
          />
          <TimeSlotList
            page={page}
            entries={all}
            shown={shown}
            isOfCourts={isOfCourts}
            chosen={chosen}
            entryPath={entryPath}
            onFollow={keepFilters}
            onChange={choose}
          />
        </>
      ) : null}
      {all?.length === 0 ? (
        <EmptyState
          title={t(next ? 'activities:timetable.emptyDay' : 'activities:timetable.emptyActivity', {
            activity: category.name,
          })}
          action={
            next ? (
              <ButtonLink to={dayPath(next)} variant="secondary">
                {t('activities:timetable.goTo', { day: fullDayText(startOfDay(next)) })}
              </ButtonLink>
            ) : (
              <ButtonLink to={paths.location(venue.slug)} variant="secondary">
                {t('activities:timetable.others')}
              </ButtonLink>
            )
          }
        >
          {t(next ? 'activities:timetable.emptyDayText' : 'activities:timetable.emptyActivityText')}
        </EmptyState>
      ) : null}
      {openId !== null && all !== null ? (
        <EntryPanel
          key={openId}
          page={page}
          entry={all.find(({ id, occurrenceId }) => id === openId || occurrenceId === openId) ?? null}
          refresh={entries.refresh}
          onClosed={close}
          onAdded={() => {
            goOnAtName()
            close()
          }}
        />
      ) : null}
    </>
  )
}
