import { environment } from '../../../app/environment.ts'
import { useAppName } from '../../../app/site-record.ts'
import type { CalendarSource } from './calendar-file.ts'

/** The platform and the operator behind calendar files. */
export function useCalendarSource(): CalendarSource {
  const { apiOrigin } = environment().config
  return { host: new URL(apiOrigin === '' ? window.location.origin : apiOrigin).host, organisation: useAppName() }
}
