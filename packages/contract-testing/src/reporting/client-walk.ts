import type { ReportRow } from './report.ts'

/** How the client does with each deviation, by call, field and kind, as a walk of its pages has shown. */
export type ClientWalk = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, NonNullable<ReportRow['client']>>>>>>
>

/** How the client does with a row; null where no walk has tried it. */
export function clientOf(
  walk: ClientWalk,
  { call, field, kind, got }: Pick<ReportRow, 'call' | 'field' | 'kind' | 'got'>,
): ReportRow['client'] {
  // Every page is walked with unknown fields in every record.
  if (kind === 'added') return 'copes'
  // The walk's other status is a failure of the platform.
  if (kind === 'status' && !got.startsWith('5')) return null
  // A field under another name is missing under its own.
  return walk[call]?.[field]?.[kind === 'renamed' ? 'missing' : kind] ?? null
}

/** Whether customers notice a row: a page suffers, or nobody has tried and a screen reads the field. */
export function isNoticed({ client, screens }: ReportRow): boolean {
  return client === null ? screens.length > 0 : client !== 'copes'
}
