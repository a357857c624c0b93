import { useTexts } from '../../i18n/use-texts.ts'
import type { CartItem } from './cart.ts'
import { itemWhen } from './item-when.ts'

/** A function that says in words when an item takes place, in one line or two. */
export function useWhenText(): (item: Pick<CartItem, 'startsAt' | 'endsAt' | 'childItems'>) => readonly string[] {
  const { t } = useTexts()
  return (item) => {
    const when = itemWhen(item)
    if (when.kind === 'once') return [t('checkout:item.once', when)]
    const sessions = t('checkout:item.sessions', when)
    return when.kind === 'several' ? [sessions] : [t('checkout:item.weekly', when), sessions]
  }
}
