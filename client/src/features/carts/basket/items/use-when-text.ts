import { useTranslation } from 'react-i18next'
import { itemWhen } from './item-when.ts'

/** When an item takes place, in one line or two, and the length of a membership; empty without a time. */
export function useWhenText(): (item: Parameters<typeof itemWhen>[0]) => readonly string[] {
  const { t } = useTranslation(['checkout'])
  return (item) => {
    if (item.type === 'membership') return [t('checkout:item.membershipTerm')]
    const when = itemWhen(item)
    if (!when) return []
    switch (when.kind) {
      case 'once':
        return [t('checkout:item.once', when)]
      case 'days': {
        const { days, time } = when
        return time === null ? [days.join('; ')] : [t('checkout:item.once', { day: days.join(', '), time })]
      }
      case 'weekly':
        return [t('checkout:item.weekly', when), t('checkout:item.sessions', when)]
      case 'several': {
        const sessions = t('checkout:item.sessions', when)
        return [when.time === null ? sessions : t('checkout:item.once', { day: sessions, time: when.time })]
      }
    }
  }
}
