import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../app/site-record.ts'
import { priceText } from '../../i18n/price-text.ts'
import type { Content, Package } from './package.ts'

const units: ReadonlySet<string> = new Set(['day', 'month', 'year'])

/** The texts of a package. */
export function usePackageText() {
  const { t } = useTranslation(['activities', 'home'])
  const symbol = useCurrencySymbol()

  /** The required membership, where it is for members only. [O-97] */
  function membersOnly({ priceReason }: Pick<Package, 'priceReason'>): string | null {
    const { code, membership } = priceReason ?? {}
    return code === 'members_only' && membership ? t('home:membership.only', { membership }) : null
  }

  return {
    membersOnly,
    /** Why it cannot be bought, better than the platform's text where it is for members; null when it can. */
    closed(one: Pick<Package, 'bookableAction' | 'priceReason'>): string | null {
      const { action = null, message = null } = one.bookableAction ?? {}
      // Without a reason against it, buying can be tried.
      return action === 'book' || message === null ? null : (membersOnly(one) ?? message)
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
    price: ({ price }: Pick<Package, 'price'>): string | null => (price ? priceText(price, symbol) : null),
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
