import { useTranslation } from 'react-i18next'
import { environment } from '../../app/environment.ts'
import { logOut } from '../../app/session/login/log-out.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import type { ButtonVariant } from '../../ui/buttons/button-recipe.ts'

/** Back to the start of a shared device, which logs out. Hidden outside a kiosk. */
export function KioskHome({ variant }: { readonly variant: ButtonVariant }) {
  const { t } = useTranslation(['common'])
  const { modes, config } = environment()
  if (!modes.kiosk) return null
  const leave = (): void => void logOut().finally(() => window.location.assign(config.kiosk.homeUrl))
  return (
    <Button variant={variant} onClick={leave}>
      {t('common:navigation.backToKioskHome')}
    </Button>
  )
}
