/** The platform's theme record as the client reads it; every field may be missing or empty. */
export type ThemeRecord = {
  readonly headerPrimaryColour?: string | null | undefined
  readonly themeAppLogo?: string | null | undefined
  readonly themeAppDarkBgColour?: string | null | undefined
  readonly themeAppHeaderBgColour?: string | null | undefined
  readonly themeAppHeadingFontStyle?: string | null | undefined
  readonly themeAppPrimaryColour?: string | null | undefined
  readonly themeAppSecondaryColour1?: string | null | undefined
  readonly themeAppSecondaryColour2?: string | null | undefined
  readonly themeAppBodyFontStyle?: string | null | undefined
  readonly themeAppSecondaryButtonStyle?: string | null | undefined
}

/** Default purple. */
export const defaultPurple = '#5B2D8E'

/** The defaults of a theme record. */
export const defaultTheme = {
  themeAppPrimaryColour: defaultPurple,
  themeAppHeadingFontStyle: 'display',
  themeAppBodyFontStyle: 'roboto',
  themeAppSecondaryButtonStyle: 'solid',
} as const

export type SecondaryButtonStyle = 'solid' | 'outline'

/** The look of secondary buttons: 'solid' unless the record says 'outline'. [S9-053] */
export function secondaryButtonStyle(theme: ThemeRecord): SecondaryButtonStyle {
  return theme.themeAppSecondaryButtonStyle?.trim().toLowerCase() === 'outline' ? 'outline' : 'solid'
}
