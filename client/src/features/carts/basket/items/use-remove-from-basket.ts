import { useTranslation } from 'react-i18next'
import { showToast } from '../../../../app/toasts/toasts.ts'
import { useErrorToast } from '../../../../app/toasts/use-error-toast.ts'
import { isBeingRemoved } from '../../cart-activity.ts'
import { basketActions } from '../../use-basket.ts'

/**
 * Removes items from the basket, with messages for the customer. A second press during a removal belongs to a double
 * click and is ignored.
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
    /** Removes a benefit or package, which raises the price. Answers whether it succeeded. */
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
