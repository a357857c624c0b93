import { useTexts } from '../../../i18n/use-texts.ts'
import { itemWhen } from './item-when.ts'

/** A function that says in words when an item takes place, in one line or two, and how long a membership is; in none where it has no time. */
export function useWhenText(): (item: Parameters<typeof itemWhen>[0]) => readonly string[] {
  const { t } = useTexts()
  return (item) => {
    if (item.type === 'membership') return [t('checkout:item.membershipTerm')]
    const when = itemWhen(item)
    if (!when) return []
    if (when.kind === 'once') return [t('checkout:item.once', when)]
    const sessions = t('checkout:item.sessions', when)
    return when.kind === 'several' ? [sessions] : [t('checkout:item.weekly', when), sessions]
  }
}
