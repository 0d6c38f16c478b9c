// The worker of ELK listens by itself once it finds itself in one.
import 'elkjs/lib/elk-worker.min.js';
