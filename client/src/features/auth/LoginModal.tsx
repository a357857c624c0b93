import { lazy, Suspense } from 'react'
import { loadChunk } from '../../app/chunks.ts'
import { closeLoginModal, useLoginModalOpen } from '../../app/session/login-modal.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

// The forms come when they are first needed: most visits begin with looking around.
const LogIn = lazy(async () => ({ default: (await loadChunk('LogIn', () => import('./LogIn.tsx'))).LogIn }))

/** Login in front of the page: after it, the customer is where they were. [S4-039, S6-003] */
export function LoginModal({ registerPath }: { readonly registerPath: string }) {
  const { t } = useTexts()
  if (!useLoginModalOpen()) return null
  return (
    <Dialog title={t('common:auth.logInHeading')} onClosed={closeLoginModal} closesOnBackdrop={false}>
      <Suspense fallback={<Skeleton count={2} height={74} />}>
        <LogIn onLoggedIn={closeLoginModal} registerPath={registerPath} onRegister={closeLoginModal} takesFocus />
      </Suspense>
    </Dialog>
  )
}
