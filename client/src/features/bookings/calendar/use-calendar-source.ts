import { environment } from '../../../app/environment.ts'
import { useAppName } from '../../../app/site-record.ts'
import { usePageFact } from '../../../browser/use-page-fact.ts'
import type { CalendarSource } from './calendar-file.ts'

const hereNow = () => window.location.origin

/** The platform and the operator behind calendar files. */
export function useCalendarSource(): CalendarSource {
  const { apiOrigin } = environment().config
  const here = usePageFact(hereNow, 'https://localhost')
  return { host: new URL(apiOrigin === '' ? here : apiOrigin).host, organisation: useAppName() }
}
