import type { Client, Theme } from '@touchline/contract'
import { presentInstant } from '../../infra/wire/date-time.ts'
import type { ClientRow, ThemeColours } from './tables.ts'

export function presentTheme(theme: ThemeColours): Theme {
  return {
    header_primary_colour: theme.headerPrimaryColour,
    theme_app_logo: theme.appLogo,
    theme_app_dark_bg_colour: theme.appDarkBgColour,
    theme_app_header_bg_colour: theme.appHeaderBgColour,
    theme_app_heading_font_style: theme.appHeadingFontStyle,
    theme_app_primary_colour: theme.appPrimaryColour,
    theme_app_secondary_colour1: theme.appSecondaryColour1,
    theme_app_secondary_colour2: theme.appSecondaryColour2,
    theme_app_body_font_style: theme.appBodyFontStyle,
    theme_app_secondary_button_style: theme.appSecondaryButtonStyle,
  }
}

export function presentClient(client: ClientRow, now: number): Client {
  return {
    id: client.id,
    name: client.name,
    currency: { symbol: client.currencySymbol, code: client.currencyCode },
    online_joining_enabled: client.onlineJoining,
    camps_and_courses_booking_enabled: client.campsAndCourses,
    online_guest_passes_enabled: client.guestPasses,
    paid_booking_enabled: client.paidBooking,
    terms_and_conditions: client.termsHtml,
    server_time: presentInstant(now),
  }
}
