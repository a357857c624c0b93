import { call } from '../endpoint.ts'

const ofStaff = { access: 'staff', channel: 'staff', owner: 'nobody' } as const

export const readIntegrationSettings = call({
  ...ofStaff,
  name: 'readIntegrationSettings',
  method: 'GET',
  path: '/api/v1/organisation/integrations/settings',
  errors: [],
})
export const updateIntegrationSettings = call({
  ...ofStaff,
  name: 'updateIntegrationSettings',
  method: 'PATCH',
  path: '/api/v1/organisation/integrations/settings',
  errors: [],
})
export const listIntegrationTypes = call({
  ...ofStaff,
  name: 'listIntegrationTypes',
  method: 'GET',
  path: '/api/v1/organisation/integrations/types',
  errors: [],
})
export const listIntegrationDrivers = call({
  ...ofStaff,
  name: 'listIntegrationDrivers',
  method: 'GET',
  path: '/api/v1/organisation/integrations/drivers',
  errors: [],
})
export const listIntegrationEventTypes = call({
  ...ofStaff,
  name: 'listIntegrationEventTypes',
  method: 'GET',
  path: '/api/v1/organisation/integrations/event-types',
  errors: [],
})
export const listIntegrations = call({
  ...ofStaff,
  name: 'listIntegrations',
  method: 'GET',
  path: '/api/v1/organisation/integrations',
  errors: [],
})
export const createIntegration = call({
  ...ofStaff,
  name: 'createIntegration',
  method: 'POST',
  path: '/api/v1/organisation/integrations',
  errors: [],
})
export const readIntegration = call({
  ...ofStaff,
  name: 'readIntegration',
  method: 'GET',
  path: '/api/v1/organisation/integrations/{integrationId}',
  errors: ['item_not_found'],
})
export const updateIntegration = call({
  ...ofStaff,
  name: 'updateIntegration',
  method: 'PATCH',
  path: '/api/v1/organisation/integrations/{integrationId}',
  errors: ['item_not_found'],
})
