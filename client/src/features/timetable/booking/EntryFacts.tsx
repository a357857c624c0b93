import { CalendarX2, MapPin, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FactsList } from '../../../ui/text/FactsList.tsx'
import type { Fact } from '../../../ui/text/FactsList.tsx'
import type { LineTerms } from '../../occurrences/terms-together.ts'
import { useCancellationTexts } from '../../occurrences/use-cancellation-text.ts'
import type { Entry } from '../entries/entry.ts'

type Props = {
  readonly entry: Entry
  /** The terms of cancelling what is chosen, line by line. */
  readonly terms: readonly LineTerms[]
  readonly venueName: string
}

/** Place, instructors, and cancellation deadline. */
export function EntryFacts({ entry, terms, venueName }: Props) {
  const { t } = useTranslation(['activities'])
  const cancellation = useCancellationTexts()(terms)
  const { instructors, location } = entry
  const facts: readonly Fact[] = [
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
