import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/buttons/Button.tsx'
import type { ButtonVariant } from '../../ui/buttons/button-recipe.ts'
import { environment } from '../environment.ts'
import { leaveKiosk } from '../session/login/leave-kiosk.ts'

/** Back to the start of a shared device, which logs out. Hidden outside a kiosk. */
export function KioskHome({ variant }: { readonly variant: ButtonVariant }) {
  const { t } = useTranslation(['common'])
  if (!environment().modes.kiosk) return null
  return (
    <Button variant={variant} onClick={leaveKiosk}>
      {t('common:navigation.backToKioskHome')}
    </Button>
  )
}
