import { ChevronDown, MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useChosenVenue } from '../../../features/site/use-venue.ts'
import { styled } from '../../../theme/styled.ts'
import { useSelectedVenue } from '../../choices/use-selected-venue.ts'
import { environment } from '../../environment.ts'
import { openVenueSwitcher } from './venue-switcher-state.ts'

/** A venue's town where its name contains it, for little room: 'Ashcombe' for Ashcombe Leisure Centre. */
export function shortVenueName({ name, town }: { readonly name: string; readonly town: string | null }): string {
  return town !== null && town !== '' && name.includes(town) ? town : name
}

const Chip = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minWidth: 0,
    bg: 'color-mix(in srgb, currentColor 9%, transparent)',
    fontWeight: 'bold',
    cursor: 'pointer',
    _hover: { bg: 'color-mix(in srgb, currentColor 16%, transparent)' },
    position: 'relative',
    '& svg': { flexShrink: 0 },
    // A touch target of 44 px, whatever the visible height.
    '@media (pointer: coarse)': {
      _before: { content: '""', position: 'absolute', insetInline: '0', top: '50%', height: 'touch', mt: '-22px' },
    },
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
  variants: {
    place: {
      header: {
        hideBelow: 'sm',
        // Takes the remaining width: a long venue name wraps, and the operator's and the items do not.
        flexGrow: 1,
        flexBasis: '0',
        minWidth: { base: '84px', lg: '140px' },
        maxWidth: 'max-content',
        minHeight: '36px',
        // Half the height of one line: the corners of several stay clear of the name.
        borderRadius: '18px',
        '& > span': { maxWidth: { base: '220px', lg: '340px' } },
        px: '3',
        // Beside the items a long name has two lines, not three.
        fontSize: 'xs',
        '& svg': { width: '18px', height: '18px' },
      },
      path: {
        hideFrom: 'sm',
        flexShrink: 0,
        // Room for a long word of large text.
        maxWidth: 'max(50%, 8rem)',
        minHeight: '30px',
        borderRadius: '15px',
        py: '1',
        my: '1',
        px: '10px',
        fontSize: 'xs',
        '& svg': { width: '16px', height: '16px' },
      },
    },
  },
})
// Wraps where large text or many items leave no room: nothing of the name is cut. [O-363]
const Name = styled('span', { base: { minWidth: 0, textAlign: 'start', lineHeight: '1.2', overflowWrap: 'anywhere' } })

/** The customer's venue and the way to another: in the header, and in the path bar of a phone. */
export function VenueChip({ place }: { readonly place: 'header' | 'path' }) {
  const { t } = useTranslation(['common'])
  const venue = useChosenVenue(useSelectedVenue())
  if (!venue || environment().site.isAccount) return null
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
