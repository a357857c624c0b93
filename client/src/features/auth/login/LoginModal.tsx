import { useTranslation } from 'react-i18next'
import { loadChunk } from '../../../app/navigation/load-chunk.ts'
import { lazyOverlay } from '../../../app/navigation/lazy-overlay.tsx'
import { closeLoginModal, useLoginModalOpen } from '../../../app/session/login/login-modal.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'

// Loaded on first use: most visits begin with browsing.
const LogIn = lazyOverlay(
  () => loadChunk('LogIn', async () => (await import('./LogIn.tsx')).LogInOverlay),
  <Skeleton count={2} height={74} />,
)

/** The login over the page, which stays. */
export function LoginModal({ registerPath }: { readonly registerPath: string }) {
  const { t } = useTranslation(['common'])
  if (!useLoginModalOpen()) return null
  return (
    <Dialog title={t('common:auth.logInHeading')} onClosed={closeLoginModal} closesOnBackdrop={false}>
      <LogIn registerPath={registerPath} onClosed={closeLoginModal} />
    </Dialog>
  )
}
