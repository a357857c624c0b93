import { useTranslation } from 'react-i18next'
import { AnsweredPart, isAbsent } from '../../../app/answers/AnsweredPart.tsx'
import { nameOf, sceneOf } from '../../../features/packages/package.ts'
import type { Package } from '../../../features/packages/package.ts'
import { usePackageText } from '../../../features/packages/use-package-text.ts'
import { usePackages } from '../../../features/packages/use-packages.ts'
import { styled } from '../../../theme/styled.ts'
import { ButtonOut } from '../../../ui/buttons/ButtonOut.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { PageSection } from '../../../ui/layout/page/PageSection.tsx'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { onBookings } from '../../shared/other-sites.ts'
import { segment } from '../../shared/paths.ts'

const Rows = styled('ul', {
  base: {
    // Large text puts price and button below the name.
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'end',
      gap: '4',
      py: '3',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
  },
})
const Words = styled('div', { base: { flex: '1 1 7rem', display: 'grid', gap: '1', minWidth: 0 } })
const Frame = styled('div', { base: { flexShrink: 0, width: '56px' } })
const Buying = styled('div', { base: { display: 'flex', alignItems: 'center', gap: '4' } })
const Name = styled('h3', {
  base: { fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', letterSpacing: '0', overflowWrap: 'anywhere' },
})
const Quiet = styled('p', { base: { color: 'fg.muted', fontSize: 'sm' } })
const Amount = styled('p', { base: { fontWeight: 'bold', whiteSpace: 'nowrap' } })

const most = 4

type Venue = { readonly slug: string; readonly name: string }

/** The packages that a venue sells online; nothing without any. */
export function BuyAnother({ venue }: { readonly venue: Venue }) {
  const { t } = useTranslation(['account'])
  const query = usePackages(venue.slug)
  const sold = query.status === 'success' ? query.data.filter(isSold).slice(0, most) : null
  const all = onBookings(`/location/${segment(venue.slug)}`)
  if (isAbsent(query) || sold?.length === 0 || all === null) return null
  return (
    <PageSection
      id="buy"
      title={t('account:packages.buyAnother')}
      more={<a href={all}>{t('account:packages.allAt', { venue: venue.name })}</a>}
    >
      <AnsweredPart query={query} waiting={<Skeleton shape="row" count={2} />} failed={t('account:packages.buyFailed')}>
        {() => (
          <Rows>
            {(sold ?? []).map((one) => (
              <Offer key={one.id} of={one} venueSlug={venue.slug} />
            ))}
          </Rows>
        )}
      </AnsweredPart>
    </PageSection>
  )
}

const isSold = ({ bookableAction, forGuests }: Package): boolean => bookableAction?.action === 'book' && !forGuests

function Offer({ of: one, venueSlug }: { readonly of: Package; readonly venueSlug: string }) {
  const { t } = useTranslation(['account'])
  const text = usePackageText()
  const page = onBookings(`/packages/location/${segment(venueSlug)}/${segment(one.id)}/book`)
  return (
    <li>
      <Frame>
        <Picture scene={sceneOf(one)} window="square" />
      </Frame>
      <Words>
        <Name>{nameOf(one)}</Name>
        <Quiet>{text.expiry(one)}</Quiet>
      </Words>
      <Buying>
        <Amount>{text.price(one)}</Amount>
        {page === null ? null : (
          <ButtonOut href={page} variant="secondary">
            {t('account:packages.buy')}
            <VisuallyHidden>{` ${nameOf(one)}`}</VisuallyHidden>
          </ButtonOut>
        )}
      </Buying>
    </li>
  )
}
