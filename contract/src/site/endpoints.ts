import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { define, nullable } from '../shared/define.ts'
import { data } from '../shared/envelope.ts'
import { IdOrSlug } from '../shared/ids.ts'
import { readClient, readFooter, readTheme } from './calls.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'

const colour = Type.String({ description: 'Hex (3 or 6 digits) or "R G B"' })

/** The look of a venue's site. [S3-069] */
export const Theme = define(
  'Theme',
  Type.Object({
    header_primary_colour: colour,
    theme_app_logo: nullable(Type.String()),
    theme_app_dark_bg_colour: colour,
    theme_app_header_bg_colour: colour,
    theme_app_heading_font_style: Type.String(),
    theme_app_primary_colour: colour,
    theme_app_secondary_colour1: colour,
    theme_app_secondary_colour2: colour,
    theme_app_body_font_style: Type.String(),
    theme_app_secondary_button_style: Type.String(),
  }),
  stated('S3'),
)
export type Theme = Static<typeof Theme>

/** The application's client record: identity, currency, switches and terms. [S3-008, S3-010] */
export const Client = define(
  'Client',
  Type.Object({
    id: Type.Integer(),
    name: ours(Type.String(), 'O-104: who speaks to the customer'),
    currency: Type.Object({
      symbol: Type.String(),
      code: ours(Type.String(), 'O-104: S3 has the symbol'),
    }),
    online_joining_enabled: ours(Type.Boolean(), 'O-104: S3 names it of the app config, which no call answers'),
    camps_and_courses_booking_enabled: ours(
      Type.Boolean(),
      'O-104: S3 names it of the app config, which no call answers',
    ),
    online_guest_passes_enabled: ours(Type.Boolean(), 'O-104: a page depends on it'),
    paid_booking_enabled: ours(Type.Boolean(), 'O-104: nothing that costs can be bought while it is off'),
    terms_and_conditions: ours(
      nullable(Type.String({ description: 'HTML' })),
      'O-104: agreed to where they exist, no call answers them',
    ),
    server_time: ours(
      Type.String({ format: 'date-time', description: 'Now, by the clock that holds and rules go by' }),
      'O-104: holds are counted down by the clock of the platform',
    ),
  }),
  stated('S3'),
)
export type Client = Static<typeof Client>

const venueQuery = Type.Object({ venue: Type.Optional(IdOrSlug) })

export const siteEndpoints = {
  readTheme: endpoint(readTheme, {
    summary: 'The theme of the application, or of one venue',
    tag: 'Site',
    provenance: stated('S7'),
    query: venueQuery,
    reply: data(Theme),
  }),
  readClient: endpoint(readClient, {
    summary: 'The client record that the domain belongs to',
    tag: 'Site',
    provenance: stated('S7'),
    reply: data(Client),
  }),
  readFooter: endpoint(readFooter, {
    summary: 'Footer HTML, of one venue when given',
    tag: 'Site',
    provenance: inferred('S7: "Returns footer HTML"'),
    query: venueQuery,
    reply: data(Type.Object({ html: Type.String() })),
  }),
}
