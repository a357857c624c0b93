import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { debounced } from '../../../browser/debounce.ts'
import { attemptLogin } from '../../../app/session/login/log-in.ts'

/** Logs in; presses within 250 ms are one attempt. Answers whether it succeeded. */
export function useLogIn(): (username: string, password: string) => Promise<boolean> {
  const { t } = useTranslation(['common'])
  return useMemo(
    () =>
      debounced((username: string, password: string) =>
        attemptLogin(username, password, { signedOut: t('common:auth.signedOut'), forKey: (key) => t(key) }),
      ),
    [t],
  )
}
