import { useTranslation } from 'react-i18next'
import type { ConfigProblem } from '../config/config.ts'
import { FullPage } from './FullPage.tsx'

/** For the administrator: the wrong fields of config.json, and why. */
export function ConfigErrorPage({ problems }: { readonly problems: readonly ConfigProblem[] }) {
  const { t } = useTranslation(['common'])
  return (
    <FullPage heading={t('common:pages.configurationHeading')}>
      <p>{t('common:pages.configurationText')}</p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.field}${problem.message}`}>
            <code>{problem.field}</code>: {problem.message}
          </li>
        ))}
      </ul>
    </FullPage>
  )
}
