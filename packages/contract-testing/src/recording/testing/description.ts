const text = { type: 'string' }

/** A contract of a few calls, as an OpenAPI document. */
export const description = {
  openapi: '3.1.0',
  paths: {
    '/api/theme': { get: { operationId: 'readTheme', summary: 'The look of the site today, and where to write to' } },
    '/api/activities/venues': { get: { operationId: 'listVenues' } },
    '/api/auth/customer/login': { post: { operationId: 'login', description: 'It was paid by the person.' } },
    '/api/v1/users/{userId}/orders': {
      get: { operationId: 'listOrders', parameters: [{ name: 'page', in: 'query' }] },
    },
  },
  components: {
    schemas: {
      User: {
        properties: { id: text, data: text, first_name: text, last_name: text, email: text, date_of_birth: text },
      },
      Item: {
        properties: {
          name: text,
          slug: text,
          description: text,
          status: { type: 'string', enum: ['settled', 'reserved', 'card'] },
          total: { type: 'integer' },
          quantity: { type: 'integer' },
          success_url: text,
          starts_at: text,
          occurrence_id: text,
          venue_id: { type: 'integer' },
        },
      },
      Refusal: { properties: { error: {}, message: text }, example: { message: 'Unauthorised.' } },
    },
  },
} as const
