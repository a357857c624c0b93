import { ChevronDown, MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useChosenVenue } from '../../features/site/use-venue.ts'
import { styled } from '../../theme/styled.ts'
import { useSelectedVenue } from '../use-selected-venue.ts'
import { openVenueSwitcher } from './venue-switcher-state.ts'
import { shortVenueName } from './short-venue-name.ts'

const Chip = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minWidth: 0,
    borderRadius: 'full',
    bg: 'color-mix(in srgb, currentColor 9%, transparent)',
    fontWeight: 'bold',
    cursor: 'pointer',
    _hover: { bg: 'color-mix(in srgb, currentColor 16%, transparent)' },
    position: 'relative',
    '& svg': { flexShrink: 0 },
    // Fingers get 44 px, whatever the height that is drawn.
    '@media (pointer: coarse)': {
      _before: { content: '""', position: 'absolute', insetInline: '0', top: '50%', height: 'touch', mt: '-22px' },
    },
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
  variants: {
    place: {
      header: {
        hideBelow: 'sm',
        // Takes what the operator's name and the items leave, so that a long name is cut and theirs are not.
        flexGrow: 1,
        flexBasis: '0',
        minWidth: { base: '84px', lg: '140px' },
        maxWidth: 'max-content',
        minHeight: '36px',
        '& > span': { maxWidth: { base: '220px', lg: '340px' } },
        px: '3',
        fontSize: 'sm',
        '& svg': { width: '18px', height: '18px' },
      },
      path: {
        hideFrom: 'sm',
        flexShrink: 0,
        maxWidth: '50%',
        minHeight: '30px',
        px: '10px',
        fontSize: 'xs',
        '& svg': { width: '16px', height: '16px' },
      },
    },
  },
})
const Name = styled('span', { base: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } })

/** The venue that the customer is at, and the way to another one: in the header, and in the path bar of a phone. */
export function VenueChip({ place }: { readonly place: 'header' | 'path' }) {
  const { t } = useTranslation(['common'])
  const venue = useChosenVenue(useSelectedVenue())
  if (!venue) return null
  const name = place === 'path' ? shortVenueName(venue) : venue.name
  return (
    <Chip
      place={place}
      type="button"
      aria-haspopup="dialog"
      aria-label={t('common:venueSwitcher.chip', { venue: venue.name })}
      onClick={openVenueSwitcher}
    >
      <MapPin aria-hidden="true" />
      <Name>{name}</Name>
      <ChevronDown aria-hidden="true" />
    </Chip>
  )
}
