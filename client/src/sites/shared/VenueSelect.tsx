import { useTranslation } from 'react-i18next'
import { rememberVenue } from '../../app/choices/selected-venue.ts'
import { useSelectedVenue } from '../../app/choices/use-selected-venue.ts'
import { useClient } from '../../app/site-record.ts'
import { styled } from '../../theme/styled.ts'
import { Select } from '../../ui/fields/choices/Select.tsx'

const Narrow = styled('div', { base: { maxWidth: '420px' } })

type Props = {
  readonly id: string
  readonly venues: readonly { readonly slug: string; readonly name: string }[]
  /** The venue until one is chosen. */
  readonly usual?: string | null
}

/** The venue of a page that is about one but named after none: the remembered one, or another. */
export function VenueSelect({ id, venues, usual = null }: Props) {
  const { t } = useTranslation(['activities'])
  const client = useClient()
  const slug = useSelectedVenue() ?? usual
  return (
    <Narrow>
      <Select
        id={id}
        label={t('activities:pricing.venue')}
        options={venues.map((one) => ({ value: one.slug, label: one.name }))}
        value={slug ?? ''}
        {...(slug === null ? {} : { placeholder: null })}
        onChange={(value) => rememberVenue(client.id, value)}
      />
    </Narrow>
  )
}
