/**
 * Every operation of a store, in Redis. A key is a hash with its expiry (`e`, epoch ms) and its value (`v`); Redis
 * deletes it a little later. The clock is Redis's own, shared by all machines, unless a time is given. Numbers have all
 * their digits, so that results equal lib/state/memory-store.ts.
 */
export const STORE_SCRIPT = `
local op, now = ARGV[1], tonumber(ARGV[2])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end
local function exact(number) return string.format('%.17g', number) end
local function read()
  for _, key in ipairs(KEYS) do
    local entry = redis.call('HMGET', key, 'e', 'v')
    local e = tonumber(entry[1] or nil)
    if e and e > now then return e, entry[2] end
  end
end
local function write(e, value)
  redis.call('HSET', KEYS[1], 'e', exact(e), 'v', value)
  redis.call('PEXPIRE', KEYS[1], exact(math.ceil(e - now) + 2000))
end
local e, value = read()

if op == 'get' then return value or false end
if op == 'set' or (op == 'add' and not e) then
  write(now + ARGV[3], ARGV[4])
  return ARGV[4]
end
if op == 'add' then return value end
if op == 'increment' then
  local count = (tonumber(value or nil) or 0) + 1
  e = e or now + ARGV[3]
  write(e, count)
  return { tostring(count), exact(e - now) }
end
if op == 'decrement' then
  if e then write(e, math.max(0, value - 1)) end
  return false
end
if op == 'throttle' then
  local full = (e or now) + ARGV[4]
  local wait = math.floor(full - ARGV[3] * ARGV[4] - now + 0.5)
  if wait > 0 then return exact(wait) end
  write(full, '')
  return '0'
end
return redis.call('DEL', unpack(KEYS))
`;
