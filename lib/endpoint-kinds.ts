import { UPLOAD_BYTES } from '@clinic/contract/pictures';

/* The kinds of endpoints in the route table (lib/routes.ts). */

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Memory for concurrent request bodies, in total and per client. */
export type BodyMemory = { allBytes: number; addressBytes: number };

/** Type and maximum size of a body an endpoint accepts. */
export type BodyRule = {
  type: RegExp;
  maxBytes: number;
  /** Time limit, if different from the default. */
  deadlineMs?: number;
  /** Memory budget separate from other bodies. */
  memory?: BodyMemory;
};

/** A route handler for data, pictures or health. */
export type Endpoint = {
  /** The methods that the route handler exports; GET includes HEAD, the proxy responds to OPTIONS. */
  methods: readonly Method[];
  /** For POST, PUT and PATCH; without a rule no body is read. */
  body?: BodyRule;
  /** True if crawlers may fetch it. */
  isOpen?: true;
  /** The response stays open and is written to for hours. */
  isStream?: true;
  /** The rest of the path below a folder with a parameter; anything if missing. */
  rest?: RegExp;
};

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
/** A bank's notification: a form or JSON, never multipart. */
const NOTICE_TYPE = /^application\/(?:x-www-form-urlencoded|json)\s*(?:;|$)/i;

/** An endpoint for a body of this maximum size and type. */
export const takes = (maxBytes: number, type = JSON_TYPE): Endpoint => ({
  methods: ['POST'],
  body: { type, maxBytes },
});

/** A read of data. */
export const reads: Endpoint = { methods: ['GET'] };
/** A read open to crawlers. */
export const open: Endpoint = { methods: ['GET'], isOpen: true };
/** Forms of visitors, forms of professionals, and notices of a bank. */
export const FORM = takes(65_536);
export const PROFESSIONAL = takes(16_384);
export const NOTICE = takes(16_384, NOTICE_TYPE);

/** Content types of the writable catalogue: records; and pictures, as a form or as base64 in a record. */
const RECORD_TYPE = /^application\/(?:ld\+json|merge-patch\+json|json)\s*(?:;|$)/i;
const PICTURE_TYPE = /^(?:multipart\/form-data|application\/(?:ld\+json|merge-patch\+json|json))\s*(?:;|$)/i;

/** One picture of maximum size per client, two in total: a visitor's normal share would be too small for one. */
const memory: BodyMemory = { allBytes: 2 * UPLOAD_BYTES, addressBytes: UPLOAD_BYTES };
const call: Endpoint = {
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  body: { type: JSON_TYPE, maxBytes: 65_536, memory },
};
const record: Endpoint = {
  methods: [...call.methods, 'PATCH'],
  body: { type: RECORD_TYPE, maxBytes: 1_000_000, memory },
};
const picture: Endpoint = {
  ...record,
  body: { type: PICTURE_TYPE, maxBytes: UPLOAD_BYTES, deadlineMs: 120_000, memory },
};

/** Endpoints of the desk: calls of its screens, records of the writable catalogue, and pictures. */
export const ofDesk = { call, record, picture };
