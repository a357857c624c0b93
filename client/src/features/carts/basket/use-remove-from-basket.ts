import { useTranslation } from 'react-i18next'
import { showToast } from '../../../app/toasts/toasts.ts'
import { useErrorToast } from '../../../app/toasts/use-error-toast.ts'
import { isBeingRemoved } from '../cart-activity.ts'
import { basketActions } from '../use-basket.ts'

/**
 * Removing things from the basket, with what the customer is told about it. A second press while something is being removed
 * is the end of a double click: it is told once. [S8-013, S8-014, S8-028, S8-035, S9-010]
 */
export function useRemoveFromBasket() {
  const { t } = useTranslation(['checkout'])
  const showError = useErrorToast()

  return {
    removeItem: async (itemId: number): Promise<void> => {
      if (isBeingRemoved(itemId)) return
      try {
        await basketActions.remove(itemId)
        showToast({ type: 'success', content: t('checkout:basket.toasts.removed') })
      } catch (error) {
        showError(error)
      }
    },
    /** What made it cheaper is taken off: it costs more then. Answers whether it was. [S8-030, S8-031, O-23] */
    removeTerms: async (itemId: number, of: 'benefit' | 'package'): Promise<boolean> => {
      const remove = of === 'benefit' ? basketActions.removeBenefit : basketActions.removePackageUsage
      try {
        await remove(itemId)
        showToast({ type: 'success', content: t(`checkout:basket.toasts.${of}Removed`) })
        return true
      } catch (error) {
        showError(error)
        return false
      }
    },
    removeExtra: async (id: number, name: string): Promise<void> => {
      if (isBeingRemoved(id)) return
      try {
        await basketActions.remove(id)
        showToast({ type: 'success', content: t('checkout:basket.toasts.extraRemoved', { name }) })
      } catch (error) {
        showError(error, { always: t('checkout:basket.toasts.extraNotRemoved', { name }) })
      }
    },
  }
}
