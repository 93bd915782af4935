const tenant = '7';

/** Ways to prepare and watch the sandbox from a test, over HTTP. */
export interface Provider {
  /** Registers and signs in a customer of its own. */
  newCustomer(): Promise<Customer>;
  addToCart(customer: Customer, productId: number, quantity: number): Promise<void>;
  call(path: string, init?: { method?: string; token?: string; body?: unknown }): Promise<unknown>;
  /** Makes calls to a path fail, be slow, be cut off or be malformed until the test ends. */
  fault(fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  /** Calls the sandbox has taken since the log was cleared, oldest first. */
  log(): Promise<LoggedCall[]>;
  clearLog(): Promise<void>;
}

export interface Customer {
  readonly email: string;
  readonly password: string;
  readonly access: string;
  readonly refresh: string;
}

export interface Fault {
  readonly match: { readonly method?: string; readonly path: string };
  readonly kind: 'delay' | 'status' | 'malformed' | 'drop' | 'dropAfter' | 'resetAfter';
  readonly ms?: number;
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly times?: number;
}

export interface LoggedCall {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Whether it carried the tenant. */
  readonly tenant: boolean;
  /** Whether it carried a bearer. */
  readonly bearer: boolean;
}

let customers = 0;

export function createProvider(apiBase: string): Provider {
  const origin = new URL(apiBase).origin;
  const request = async (address: string, method: string, body?: unknown, token?: string) => {
    const response = await fetch(address, {
      method,
      headers: {
        'X-Tenant-ID': tenant,
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${text}`);
    return text ? (JSON.parse(text) as unknown) : null;
  };
  const call: Provider['call'] = (path, { method = 'GET', body, token } = {}) =>
    request(apiBase + path, method, body, token);
  return {
    async newCustomer() {
      customers += 1;
      const email = `customer-${process.pid}-${customers}@umi.example`;
      const password = 'a-long-password';
      await request(`${apiBase}/accounts/register/`, 'POST', { email, password, password_confirm: password });
      const tokens = await request(`${apiBase}/accounts/login/`, 'POST', { login_id: email, password });
      return { email, password, ...(tokens as { access: string; refresh: string }) };
    },
    call,
    async addToCart({ access: token }, product_id, quantity) {
      await call('/orders/cart/add-item/', { method: 'POST', token, body: { product_id, quantity } });
    },
    fault: async (fault) => void (await request(`${origin}/__faults`, 'POST', fault)),
    clearFaults: async () => void (await request(`${origin}/__faults`, 'DELETE')),
    log: async () => (await request(`${origin}/__log`, 'GET')) as LoggedCall[],
    clearLog: async () => void (await request(`${origin}/__log`, 'DELETE')),
  };
}
