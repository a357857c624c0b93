import { rememberVenue, useSelectedVenue } from '../../../app/selected-venue.ts'
import { useClient } from '../../../app/site-record.ts'
import { useErrorText } from '../../../app/toasts/use-error-text.ts'
import { useVenues } from '../../../features/venues/use-venues.ts'
import { VenueFinder } from '../../../features/venues/VenueFinder.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { PageHeading } from '../../../ui/layout/PageHeading.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { paths } from '../paths.ts'

/** '/': find and select a venue, which is remembered. [S2-001, O-01, O-79] */
export function HomePage() {
  const { t } = useTexts()
  const textOf = useErrorText()
  const client = useClient()
  const venues = useVenues()
  const chosen = useSelectedVenue()
  return (
    <>
      <PageHeading intro={t('home:intro')}>{t('home:heading')}</PageHeading>
      {venues.status === 'loading' ? <Skeleton count={3} height={220} /> : null}
      {venues.status === 'error' ? (
        <InlineError onRetry={() => void venues.refresh()}>{textOf(venues.error)}</InlineError>
      ) : null}
      {venues.status === 'success' ? (
        <VenueFinder
          venues={venues.data}
          chosen={chosen}
          pathOf={(venue) => paths.location(venue.slug)}
          onSelect={(venue) => rememberVenue(client.id, venue.slug)}
        />
      ) : null}
    </>
  )
}
