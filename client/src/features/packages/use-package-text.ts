import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../app/site-record.ts'
import { priceText } from '../../i18n/price-text.ts'
import { membersOnlyKey } from '../occurrences/members-only-key.ts'
import { membersOnly } from '../occurrences/members-only.ts'
import type { Content, Package } from './package.ts'

type Viewed = Pick<Package, 'bookableAction' | 'priceReason'>

const units: ReadonlySet<string> = new Set(['day', 'month', 'year'])

/** The texts of a package. */
export function usePackageText() {
  const { t } = useTranslation(['activities', 'home'])
  const symbol = useCurrencySymbol()

  /** That it is for members only and the viewer is none, with what to do; null otherwise. [O-97, O-340] */
  function forMembers(one: Viewed): string | null {
    const only = membersOnly(one)
    return only && t(membersOnlyKey(only), { membership: only.membership })
  }

  return {
    forMembers,
    /** Why it cannot be bought, better than the platform's text where it is for members; null when it can. */
    closed(one: Viewed): string | null {
      const { action = null, message = null } = one.bookableAction ?? {}
      // Without a reason against it, buying can be tried.
      return action === 'book' ? null : (forMembers(one) ?? message)
    },
    /** '{usages} x {options}' */
    content: ({ usages, options }: Content): string =>
      t('activities:packages.content', { usages, options: options.join(', ') }),
    /** 'Valid for {value} {unit}' or 'No expiry'; null for an unknown unit. */
    expiry: ({ expiry }: Pick<Package, 'expiry'>): string | null => {
      if (!expiry) return t('home:packages.noExpiry')
      const { value, unit } = expiry
      if (value === null || unit === null || !units.has(unit)) return null
      // The set limits it to one of the three.
      return t(`home:packages.validFor.${unit as 'day' | 'month' | 'year'}`, { count: value })
    },
    /** Null also for a package that the viewer cannot have. */
    price: (one: Viewed & Pick<Package, 'price'>): string | null =>
      one.price && !membersOnly(one) ? priceText(one.price, symbol) : null,
    normalPrice: ({ price, normalPrice }: Pick<Package, 'price' | 'normalPrice'>): string | null =>
      price && normalPrice && normalPrice.value > price.value ? priceText(normalPrice, symbol) : null,
    /** The membership's part in the price. */
    reason: ({ priceReason }: Pick<Package, 'priceReason'>): string | null => {
      const { code, membership, price } = priceReason ?? {}
      if (!membership) return null
      if (code === 'member_price') return t('activities:packages.memberPrice', { membership })
      if (code === 'members_pay_less' && price)
        return t('activities:packages.membersPay', { membership, price: priceText(price, symbol) })
      return null
    },
  }
}
