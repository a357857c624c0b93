import { CalendarX2, Clock, MapPin, UserRound } from 'lucide-react'
import { startOfDay } from '../../../i18n/calendar.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { fullDayText } from '../../../i18n/when.ts'
import { FactsList } from '../../../ui/FactsList.tsx'
import type { Fact } from '../../../ui/FactsList.tsx'
import { useCancellationText } from '../../occurrences/use-cancellation-text.ts'
import type { Entry } from '../entry.ts'
import type { EntryDetails } from '../use-activity-class.ts'
import { useEntryText } from '../use-entry-text.ts'

type Props = {
  readonly entry: Entry
  readonly details: EntryDetails | null
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly venueName: string
}

/** When, where, with whom, and until when it can be cancelled. */
export function EntryFacts({ entry, details, day, venueName }: Props) {
  const { t } = useTexts()
  const text = useEntryText()
  const cancellation = useCancellationText()(details?.cancellationSummary)
  const { instructors, location } = entry
  const facts: readonly Fact[] = [
    { id: 'when', icon: <Clock aria-hidden="true" />, strong: fullDayText(startOfDay(day)), muted: text.time(entry) },
    {
      id: 'where',
      icon: <MapPin aria-hidden="true" />,
      strong: location?.name ?? venueName,
      muted: location ? venueName : null,
    },
    ...(instructors.length > 0
      ? [
          {
            id: 'who',
            icon: <UserRound aria-hidden="true" />,
            strong: t('activities:entry.names', { names: instructors }),
            muted: t('activities:entry.instructors', { count: instructors.length }),
          },
        ]
      : []),
    ...(cancellation
      ? [
          {
            id: 'cancel',
            icon: <CalendarX2 aria-hidden="true" />,
            strong: cancellation.by,
            muted: cancellation.returns,
          },
        ]
      : []),
  ]
  return <FactsList facts={facts} />
}
