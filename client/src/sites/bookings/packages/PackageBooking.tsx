import { useNavigate } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { addOnce } from '../../../features/carts/add-once.ts'
import { AddedToBasket } from '../../../features/occurrences/booking/AddedToBasket.tsx'
import { membersOnly } from '../../../features/occurrences/members-only.ts'
import { nameOf } from '../../../features/packages/package.ts'
import type { Package } from '../../../features/packages/package.ts'
import { PackageDetails } from '../../../features/packages/PackageDetails.tsx'
import { PackageSummary } from '../../../features/packages/PackageSummary.tsx'
import { usePackageBooking } from '../../../features/packages/use-package-booking.ts'
import { useOwnedPackages } from '../../../features/packages/use-packages.ts'
import { arrearsId } from '../../../app/chrome/account/ArrearsLead.tsx'
import { usePaysFirst } from '../../../features/penalties/use-penalties.ts'
import { BookingFor } from '../../../features/users/BookingFor.tsx'
import { useEarlierChoice } from '../../../app/session/use-earlier-choice.ts'
import { styled } from '../../../theme/styled.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { PagePart } from '../../../ui/layout/page/PagePart.tsx'
import { BasketAside } from '../BasketAside.tsx'
import { paths } from '../paths.ts'
import { BookingLayout } from '../schedules/BookingLayout.tsx'
import { MembersOnlyWays } from '../MembersOnlyWays.tsx'

const Stack = styled('div', { base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' } })

const personId = 'package-person'

type Props = {
  readonly venue: { readonly slug: string; readonly timezone?: string | null }
  readonly of: Package
  readonly refresh: () => Promise<void>
}

/** A package's booking, composed of features: description, price, basket, then the confirmation. */
export function PackageBooking({ venue, of: one, refresh }: Props) {
  const { t } = useTranslation(['checkout', 'activities'])
  const only = membersOnly(one)
  const navigate = useNavigate()
  const owned = useOwnedPackages()
  const isAsked = useEarlierChoice()
  const booking = usePackageBooking({
    of: one,
    askedAt: isAsked ? personId : null,
    payFirstAt: usePaysFirst() ? arrearsId : null,
    add: (item) => addOnce([item]),
    refresh,
    goToCheckout: () => void navigate(paths.basketCheckout()),
  })
  const added = booking.stage === 'added'
  return (
    <BookingLayout
      summary={
        added ? null : (
          <PackageSummary
            of={one}
            booking={booking}
            help={
              only === null ? (
                <OtherThings venue={venue.slug} />
              ) : (
                <MembersOnlyWays membership={only.membership} venueSlug={venue.slug} />
              )
            }
          />
        )
      }
      basket={<BasketAside leavesBehind={added ? null : t('checkout:basket.notAddedYet', { name: nameOf(one) })} />}
      basketLabel={t('checkout:basket.heading')}
    >
      {added ? <PageHeading>{nameOf(one)}</PageHeading> : null}
      {added ? (
        <AddedToBasket
          what={nameOf(one)}
          text={t('activities:packages.addedText')}
          checkoutPath={paths.basketCheckout()}
          homePath={paths.home()}
          onAnother={booking.again}
          anotherText={t('activities:packages.another')}
        />
      ) : (
        <Stack>
          <PackageDetails
            of={one}
            owned={owned.filter(({ packageId }) => packageId === one.id)}
            timezone={venue.timezone ?? null}
          />
          {booking.closed === null ? (
            <PagePart id={personId} title={t('activities:bookingFor.label')}>
              <BookingFor
                nobodyYet={isAsked}
                error={booking.personMissing ? t('activities:entry.hints.person') : undefined}
              />
            </PagePart>
          ) : null}
        </Stack>
      )}
    </BookingLayout>
  )
}

/** The link to other offers, for a customer who cannot have this one. */
function OtherThings({ venue }: { readonly venue: string }) {
  const { t } = useTranslation(['activities'])
  return (
    <ButtonLink to={paths.location(venue)} variant="secondary">
      {t('activities:timetable.others')}
    </ButtonLink>
  )
}
