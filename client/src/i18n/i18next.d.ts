import 'i18next'
import type { English } from './resources.ts'

declare module 'i18next' {
  // Declarations merge for interfaces only.
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: English
  }
}
