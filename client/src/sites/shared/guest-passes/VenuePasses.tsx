import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PassOffers } from '../../../features/guest-passes/PassOffers.tsx'
import type { useBuyPasses } from '../../../features/guest-passes/use-buy-passes.ts'
import { contentsOf, nameOf, placesOf, sceneOf } from '../../../features/packages/package.ts'
import { usePackages } from '../../../features/packages/use-packages.ts'
import { usePackageText } from '../../../features/packages/use-package-text.ts'
import { dotted } from '../../../i18n/dotted.ts'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'

type Props = {
  readonly venueSlug: string
  readonly buying: ReturnType<typeof useBuyPasses>
  /** The link to membership prices, for a customer who cannot have a members' offer. */
  readonly membershipCosts: ReactNode
}

/** A venue's guest passes: its packages for guests. */
export function VenuePasses({ venueSlug, buying, membershipCosts }: Props) {
  const { t } = useTranslation(['checkout'])
  const text = usePackageText()
  const packages = usePackages(venueSlug)
  if (packages.status === 'loading') return <Skeleton height={120} />
  if (packages.status === 'error') {
    return <InlineError onRetry={() => void packages.refresh()}>{t('checkout:guestPasses.offersFailed')}</InlineError>
  }
  const offers = packages.data
    .filter(({ forGuests }) => forGuests === true)
    .map((one) => ({
      id: one.id,
      name: nameOf(one),
      scene: sceneOf(one),
      price: text.price(one),
      lines: [
        dotted([text.expiry(one), placesOf(one).name]),
        ...contentsOf(one).map((content) => text.content(content)),
      ],
      pricingOptionId: one.pricingOption?.id ?? null,
      closed: text.closed(one),
      help: text.forMembers(one) === null ? null : membershipCosts,
    }))
  return (
    <PassOffers
      offers={offers}
      busy={buying.busy}
      onBuy={(pricingOptionId) => void buying.buy(pricingOptionId)}
      nothing={<p>{t('checkout:guestPasses.noOffers')}</p>}
    />
  )
}
