// The module of ELK starts listening when it is loaded in a worker.
import 'elkjs/lib/elk-worker.min.js';
