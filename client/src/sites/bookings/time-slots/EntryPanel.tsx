import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import type { Entry } from '../../../features/timetable/entries/entry.ts'
import { useEntryText } from '../../../features/timetable/entries/use-entry-text.ts'
import { Panel } from '../../../ui/overlays/Panel.tsx'
import { EntryBooking } from './EntryBooking.tsx'
import type { TimeSlots } from './use-time-slot-page.ts'

type Props = {
  readonly page: TimeSlots
  /** Null when the address names an unknown entry. */
  readonly entry: Entry | null
  readonly refresh: () => Promise<void>
  readonly onClosed: () => void
  /** Called instead once it is in the basket. */
  readonly onAdded: () => void
}

/** The open entry over its day, with its booking. */
export function EntryPanel({ page, entry, refresh, onClosed, onAdded }: Props) {
  const { t } = useTranslation(['activities'])
  const text = useEntryText()
  if (entry === null) {
    return (
      <Panel title={page.category.name} onClosed={onClosed}>
        <EmptyState title={t('activities:entry.gone')} />
      </Panel>
    )
  }
  return (
    <Panel title={text.name(entry, page.category.name)} onClosed={onClosed}>
      <EntryBooking page={page} entry={entry} refresh={refresh} onDone={onAdded} />
    </Panel>
  )
}
